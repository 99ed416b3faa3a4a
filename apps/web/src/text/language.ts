// One catalogue for each part of the page: a key, and its sentence in every language we have.

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Words = Readonly<Record<string, string | number>>;
export type Say<K extends string> = (key: K, words?: Words) => string;

/** English has every key; another language that lacks one does not compile. `{name}` is filled in. */
export function catalogue<K extends string>(
  texts: Readonly<Record<Language, Readonly<Record<K, string>>>>,
): (language: Language) => Say<K> {
  return (language) =>
    (key, words = {}) =>
      texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(words[name] ?? `{${name}}`));
}

/** The same sentence in every language we have, in their order. */
export type Told = InEach<typeof LANGUAGES>;
type InEach<L extends readonly unknown[]> = { readonly [I in keyof L]: string };

/** A catalogue with each text beside its translations: what lacks one does not compile. */
export function inWords<K extends string>(texts: Readonly<Record<K, Told>>): (language: Language) => Say<K> {
  const all = (i: number) =>
    Object.fromEntries(Object.entries<Told>(texts).map(([key, told]) => [key, told[i]])) as Record<K, string>;
  return catalogue({ en: all(0), de: all(1) });
}

export function languageOf(wanted: string | null, spoken: readonly string[]): Language {
  const all = wanted === null ? spoken : [wanted, ...spoken];
  return all.map((tag) => LANGUAGES.find((one) => tag.toLowerCase().startsWith(one))).find((one) => one) ?? 'en';
}
