// A stored game holds the secrets of every seat, so it is stored sealed. The key stays in this browser and cannot be taken out
// of it. That keeps secrets from being seen by accident, in the browser's tools or by another page of ours; whoever owns the
// machine and means to can still use the key.

export interface Sealed {
  /** The name of the key it was sealed with. */
  readonly by: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

export interface SealKey {
  readonly name: string;
  readonly key: CryptoKey;
}

const CIPHER = 'AES-GCM';

export async function newKey(): Promise<SealKey> {
  const key = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
  return { name: crypto.randomUUID(), key };
}

/** Seals text under a name: in another's place it does not open. */
export async function seal({ name: by, key }: SealKey, name: string, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(cipher(iv, name), key, new TextEncoder().encode(text));
  return { by, iv, data };
}

/** Throws a sentence about `what` where it was sealed by another key or has been changed since. */
export async function unseal(
  { name: own, key }: SealKey,
  name: string,
  what: string,
  sealed: unknown,
): Promise<string> {
  const { by, iv, data } = (sealed ?? {}) as Partial<Sealed>;
  if (typeof by !== 'string' || !(iv instanceof Uint8Array) || !(data instanceof ArrayBuffer))
    throw new Error(`${what} is not there, expected a sealed ${what.replace(/ \d+$/, '')}.`);
  if (by !== own) throw new Error(`${what} is sealed by another key, expected the key of this browser.`);
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(iv, name), key, data));
  } catch {
    throw new Error(`${what} is damaged: its seal does not open.`);
  }
}

const cipher = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: CIPHER,
  iv,
  additionalData: new TextEncoder().encode(name),
});
