// A drawing on the page as a picture of its own. It is looked at as it is drawn now: what the style sheets made of it is written
// into it, for they do not come along.

/** What can make a drawing look as it does, and does not pass from a group to its parts. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  filter: 'none',
  'clip-path': 'none',
  mask: 'none',
  'mix-blend-mode': 'normal',
  transform: 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'vector-effect': 'none',
  'dominant-baseline': 'auto',
};

/** And what does. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'paint-order',
  'visibility',
  'color',
];

/** Writes the looks of an element and of all in it into its copy; what is not to be seen is left out. */
function dress(original: Element, copy: SVGElement, parent: CSSStyleDeclaration | null): void {
  const looks = getComputedStyle(original);
  const style: string[] = [];
  for (const [name, usual] of Object.entries(OWN)) {
    const value = looks.getPropertyValue(name);
    if (value !== '' && value !== usual) style.push(`${name}:${value}`);
  }
  for (const name of INHERITED) {
    const value = looks.getPropertyValue(name);
    if (value !== parent?.getPropertyValue(name)) style.push(`${name}:${value}`);
  }
  // Where a style turns or moves a part, it does so about a point that the style names too.
  if (looks.transform !== 'none')
    style.push(`transform-origin:${looks.transformOrigin}`, `transform-box:${looks.transformBox}`);
  copy.setAttribute('style', style.join(';'));
  const children = [...copy.children];
  for (const [i, child] of [...original.children].entries()) {
    const twin = children[i] as SVGElement;
    if (getComputedStyle(child).display === 'none') twin.remove();
    else dress(child, twin, looks);
  }
}

let faces: Promise<string> | null = null;

/** The page's own typefaces for Latin script, as a style sheet that holds them; none where they cannot be fetched. */
function typefaces(): Promise<string> {
  faces ??= Promise.all(
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .flatMap((rule) => {
        const address = /url\("?([^")]+-latin-[^")]+\.woff2)"?\)/.exec(rule.cssText)?.[1];
        return address && !address.includes('-latin-ext-') ? [embedded(rule, address)] : [];
      }),
  ).then(
    (rules) => rules.join('\n'),
    () => '',
  );
  return faces;
}

async function embedded({ style, parentStyleSheet }: CSSFontFaceRule, address: string): Promise<string> {
  const blob = await (await fetch(new URL(address, parentStyleSheet?.href ?? location.href))).blob();
  const data = await new Promise<string>((settle) => {
    const reader = new FileReader();
    reader.onload = () => settle(reader.result as string);
    reader.readAsDataURL(blob);
  });
  const [family, weight] = ['font-family', 'font-weight'].map((name) => style.getPropertyValue(name));
  return `@font-face{font-family:${family};font-weight:${weight};src:url("${data}") format("woff2")}`;
}

/** The drawing as SVG that needs nothing beside it. */
async function standalone(
  svg: SVGSVGElement,
  width: number,
): Promise<{ readonly text: string; readonly height: number }> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  dress(svg, copy, null);
  const { width: w, height: h } = svg.viewBox.baseVal;
  const height = Math.round((width * h) / w);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  sheet.textContent = await typefaces();
  copy.prepend(sheet);
  return { text: new XMLSerializer().serializeToString(copy), height };
}

/** The drawing in dots, on the ground that it lies on. */
export async function rasterised(svg: SVGSVGElement, width: number, ground: string): Promise<HTMLCanvasElement> {
  const { text, height } = await standalone(svg, width);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, 0, 0, width, height);
  return canvas;
}

export const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((settle, fail) =>
    canvas.toBlob(
      (blob) => (blob ? settle(blob) : fail(new Error('This browser could not make a PNG of it.'))),
      'image/png',
    ),
  );

export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser reads it after the click
}

/** A name for a file, from a title. */
export const fileName = (title: string, ending: string): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'sandtable'}.${ending}`;
