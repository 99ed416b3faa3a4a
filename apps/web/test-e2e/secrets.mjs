// Looks for secrets where a curious player could: in the page's memory, in what it shows, in what the browser stores.

/** A snapshot of everything the page's own thread can reach, after what is unreachable was thrown away. */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  const chunks = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return JSON.parse(chunks.join(''));
}

/** The objects of a snapshot as plain records of their properties: strings as strings, objects as their place. */
function* objectsOf({ snapshot: { meta }, nodes, edges, strings }) {
  const [nodeSize, edgeSize] = [meta.node_fields.length, meta.edge_fields.length];
  const field = (name) => meta.node_fields.indexOf(name);
  const [type, name, count] = [field('type'), field('name'), field('edge_count')];
  const nodeTypes = meta.node_types[0];
  const edgeTypes = meta.edge_types[0];
  const isText = (node) => /string/.test(nodeTypes[nodes[node + type]]);
  let edge = 0;
  for (let node = 0; node < nodes.length; node += nodeSize) {
    const last = edge + nodes[node + count] * edgeSize;
    const own = {};
    for (; edge < last; edge += edgeSize) {
      if (edgeTypes[edges[edge]] !== 'property') continue;
      const to = edges[edge + 2];
      own[strings[edges[edge + 1]]] = isText(to) ? strings[nodes[to + name]] : to;
    }
    if (nodeTypes[nodes[node + type]] === 'object') yield { at: node, own };
  }
}

/**
 * Where the page knows which order lies on a unit: as an event, as a unit of a view, as an answer, or as a sentence of the log.
 * Each unit is named by its id, each order by its kind.
 */
export async function ordersInMemory(page, orders) {
  const heap = await heapOf(page);
  const secret = new Set(orders.map(({ unit, order }) => `${unit} ${order}`));
  const found = [];
  const kinds = new Map();
  const bearers = [];
  for (const { at, own } of objectsOf(heap)) {
    if (typeof own.type === 'string') kinds.set(at, own.type);
    if (secret.has(`${own.unit} ${own.order}`)) found.push(`${own.type} of ${own.unit}`);
    if (typeof own.id === 'string' && typeof own.order === 'number') bearers.push(own);
  }
  for (const { id, order } of bearers) if (secret.has(`${id} ${kinds.get(order)}`)) found.push(`a view of ${id}`);
  for (const { unit, order } of orders) {
    const sentence = new RegExp(`order ${order} is placed (in exchange )?on ${unit}\\b`, 'i');
    if (heap.strings.some((text) => sentence.test(text))) found.push(`a sentence about ${unit}`);
  }
  return found;
}

/** The same in what the page shows, to eyes and to screen readers. */
export async function ordersOnPage(page, orders) {
  const html = await page.content();
  const found = [];
  for (const { unit, order } of orders) {
    if (new RegExp(`order ${order} is placed (in exchange )?on ${unit}\\b`, 'i').test(html))
      found.push(`a sentence about ${unit}`);
    if (new RegExp(`aria-label="[^"]*\\b${unit} [^"]*\\b${order}\\b`, 'i').test(html)) found.push(`a name of ${unit}`);
  }
  return found;
}

/** Everything the browser stores for the page, as text: bytes as the characters they would be. */
export async function storageOf(page) {
  return page.evaluate(async () => {
    const text = (value) =>
      JSON.stringify(value, (_, part) => {
        if (part instanceof ArrayBuffer) return new TextDecoder('latin1').decode(part);
        if (part instanceof Uint8Array) return new TextDecoder('latin1').decode(part);
        if (part instanceof CryptoKey) return { extractable: part.extractable };
        return part;
      });
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise((settle, fail) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => settle(asked.result);
        asked.onerror = () => fail(asked.error);
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise((settle, fail) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => settle(asked.result);
          asked.onerror = () => fail(asked.error);
        });
        parts.push(`${store}: ${text(rows)}`);
      }
      db.close();
    }
    return parts.join('\n');
  });
}

/** Sentences of the page's memory, whether they are shown or not. */
export async function textsInMemory(page, sentence) {
  const heap = await heapOf(page);
  return heap.strings.filter((text) => sentence.test(text));
}
