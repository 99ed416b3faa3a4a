import type { ThreeEvent } from '@react-three/fiber';
import type { Vector3 } from 'three';

// Places in three dimensions. A table has them as inches to the east, to the north and up.

export type Vec3 = readonly [x: number, y: number, z: number];

/** East, up, south: as three.js likes it. */
export const spot = ([x, y, z]: Vec3): [number, number, number] => [x, z, -y];
export const back = ({ x, y, z }: Vector3): Vec3 => [x, -z, Math.max(0, y)];

export const radians = (yaw: number): number => (yaw * Math.PI) / 180;

/** Pixels after which a press turns the camera and chooses nothing. */
export const DRAG = 6;

/** Something was pointed at. */
export type Pick = (event: ThreeEvent<MouseEvent>, thing?: string) => void;
