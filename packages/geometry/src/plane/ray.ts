import { distanceSquared, type Point } from './point.js';

/** A line from one point at a height to another, straight up or down between them. Places on it are shares of its length. */
export type Ray = { a: Point; b: Point; heightA: number; heightB: number; length: number };

/** Rays always run the same way, so that numbers come out the same from both ends. */
export function isTurned(a: Point, b: Point): boolean {
  return a.x > b.x || (a.x === b.x && a.y > b.y);
}

/** Lays a ray between two points, from whichever comes first. */
export function aim(ray: Ray, a: Point, heightA: number, b: Point, heightB: number): void {
  const turned = isTurned(a, b);
  ray.a = turned ? b : a;
  ray.b = turned ? a : b;
  ray.heightA = turned ? heightB : heightA;
  ray.heightB = turned ? heightA : heightB;
  ray.length = Math.sqrt(distanceSquared(a, b));
}

export function newRay(): Ray {
  const nowhere = { x: 0, y: 0 };
  return { a: nowhere, b: nowhere, heightA: 0, heightB: 0, length: 0 };
}

export function heightAt(ray: Ray, share: number): number {
  return ray.heightA + (ray.heightB - ray.heightA) * share;
}

/** The lower of the ray's heights at two places. */
export function lower(ray: Ray, from: number, to: number): number {
  return Math.min(heightAt(ray, from), heightAt(ray, to));
}

/** The lower end. */
export function lowest(ray: Ray): number {
  return Math.min(ray.heightA, ray.heightB);
}

/** How much of the piece between two places lies below a height. */
export function shareBelow(ray: Ray, top: number, from: number, to: number): number {
  const atFrom = top - heightAt(ray, from);
  const atTo = top - heightAt(ray, to);
  if (atFrom > 0 && atTo > 0) return to - from;
  if (atFrom <= 0 && atTo <= 0) return 0;
  return ((to - from) * Math.max(atFrom, atTo)) / Math.abs(atFrom - atTo);
}
