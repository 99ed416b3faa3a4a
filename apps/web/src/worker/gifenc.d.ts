declare module 'gifenc' {
  export type Palette = number[][];
  export interface FrameOptions {
    palette?: Palette;
    /** Milliseconds. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 1 leaves the frame in place under the next one. */
    dispose?: number;
    repeat?: number;
  }
  export interface Encoder {
    writeFrame(indices: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Palette): Uint8Array;
}
