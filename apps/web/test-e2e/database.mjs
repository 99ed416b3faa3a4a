// The browser's own database, as it lies there.

/** The thread that holds the games: only there is the database open. */
export const keeperOf = async (page) => {
  for (const worker of page.workers()) if ((await worker.evaluate(() => self.name)) === 'referee') return worker;
  throw new Error('no thread holds the games');
};

/** Changes the row of a game as it lies in the browser's database. */
export const harmRow = (page, game, change) =>
  page.evaluate(
    ([name, part]) =>
      new Promise((settle, fail) => {
        const opening = indexedDB.open('sandtable');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const rows = opening.result.transaction('games', 'readwrite');
          const store = rows.objectStore('games');
          const found = store.get(name);
          found.onsuccess = () => store.put({ ...found.result, ...part }, name);
          rows.oncomplete = () => {
            opening.result.close();
            settle();
          };
        };
      }),
    [game, change],
  );

/** What lies of a game in the clear: its entry, and what its last row has changed since. */
export const rowOf = (page, game) =>
  page.evaluate(
    (name) =>
      new Promise((settle, fail) => {
        const opening = indexedDB.open('sandtable');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction(['games', 'rows']);
          const found = all.objectStore('games').get(name);
          const range = IDBKeyRange.bound([name, 0], [name, Number.POSITIVE_INFINITY]);
          const last = all.objectStore('rows').openCursor(range, 'prev');
          all.oncomplete = () => {
            opening.result.close();
            const { key = [name, -1], value = {} } = last.result ?? {};
            settle({ ...found.result, ...value.progress, rows: Math.max(found.result.rows ?? 0, key[1] + 1) });
          };
        };
      }),
    game,
  );

/** Puts a database of the first version in place of the one that is there: records as JSON, which are sealed as it sealed them. */
export const version1 = (page, stores) =>
  page.evaluate(async (content) => {
    const done = (request) =>
      new Promise((settle, fail) => {
        request.onsuccess = () => settle(request.result);
        request.onerror = () => fail(request.error);
      });
    await done(indexedDB.deleteDatabase('sandtable'));
    const opening = indexedDB.open('sandtable', 1);
    opening.onupgradeneeded = () => {
      for (const name of Object.keys(content)) opening.result.createObjectStore(name);
    };
    const db = await done(opening);
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const put = (name, value, at) => done(db.transaction(name, 'readwrite').objectStore(name).put(value, at));
    if (content.keys) await put('keys', { name: 'old', key }, 'seal');
    for (const [game, entry] of Object.entries(content.games)) await put('games', entry, game);
    for (const [game, text] of Object.entries(content.records ?? {})) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const encoder = new TextEncoder();
      const cipher = { name: 'AES-GCM', iv, additionalData: encoder.encode(game) };
      await put(
        'records',
        { by: 'old', iv, data: await crypto.subtle.encrypt(cipher, key, encoder.encode(text)) },
        game,
      );
    }
    db.close();
  }, stores);
