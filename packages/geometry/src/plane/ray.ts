import { distanceSquared, type Point } from './point.js';

/** A line from one point at a height to another, straight up or down between them. Places on it are shares of its length. */
export type Ray = { a: Point; b: Point; heightA: number; heightB: number; length: number };

/** Lays a ray from one point to another. */
export function lay(ray: Ray, a: Point, heightA: number, b: Point, heightB: number): void {
  ray.a = a;
  ray.b = b;
  ray.heightA = heightA;
  ray.heightB = heightB;
  ray.length = Math.sqrt(distanceSquared(a, b));
}

/** The same, but always from the same one of two points, so that numbers come out the same from both ends. */
export function aim(ray: Ray, a: Point, heightA: number, b: Point, heightB: number): void {
  if (a.x > b.x || (a.x === b.x && a.y > b.y)) lay(ray, b, heightB, a, heightA);
  else lay(ray, a, heightA, b, heightB);
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
