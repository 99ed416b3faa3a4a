import { applyPalette, type Encoder, GIFEncoder, type Palette, quantize } from 'gifenc';

/** A GIF has 256 colours; one of them is for dots that stay as they are. */
const COLOURS = 255;

/** Puts frames together to a GIF. What does not change from one to the next is not written again: boards hardly change. */
export class Film {
  private readonly encoder: Encoder = GIFEncoder();
  private palette: Palette | null = null;
  private before: Uint8Array | null = null;

  add(rgba: Uint8ClampedArray, width: number, height: number, ms: number): void {
    this.palette ??= [...quantize(rgba, COLOURS), [0, 0, 0]];
    const same = this.palette.length - 1;
    const indices = applyPalette(rgba, this.palette.slice(0, same));
    const { before } = this;
    if (before === null)
      this.encoder.writeFrame(indices, width, height, { palette: this.palette, delay: ms, repeat: 0 });
    else {
      const changed = indices.map((index, i) => (index === before[i] ? same : index));
      this.encoder.writeFrame(changed, width, height, {
        delay: ms,
        transparent: true,
        transparentIndex: same,
        dispose: 1,
      });
    }
    this.before = indices;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    this.encoder.finish();
    return this.encoder.bytes();
  }
}
