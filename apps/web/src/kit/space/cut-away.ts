import { type Camera, type Material, Vector3 } from 'three';

// What stands between the eye and somebody who matters is cut away, dot by dot, so that nobody is ever lost behind a wall. The
// street and the floor they stand on stay.

/** So many Heroes are looked for at once. */
const MOST = 3;
/** Radius of the hole, in inches at the Hero. */
const WIDE = 2.4;
/** What is nearer than this to a Hero stays. */
const NEAR = 0.6;
/** Over the feet by this much, and it may be cut. */
const OVER = 0.06;

const eyes = Array.from({ length: MOST }, () => new Vector3());
const feet = [0, 0, 0];
const uniforms = { cutCount: { value: 0 }, cutEyes: { value: eyes }, cutFeet: { value: feet } };
const places = Array.from({ length: MOST }, () => new Vector3());

/** Says who is to be seen, by the place of the feet in the space of the picture; `camera` is where it is seen from. */
export function lookFor(wanted: readonly Vector3[], camera: Camera): void {
  uniforms.cutCount.value = Math.min(MOST, wanted.length);
  for (const [i, at] of wanted.slice(0, MOST).entries()) {
    places[i]!.copy(at);
    feet[i] = at.y + OVER;
    eyes[i]!.set(at.x, at.y + 0.7, at.z).applyMatrix4(camera.matrixWorldInverse);
  }
}

const toBody = new Vector3();
const toDot = new Vector3();

/** Whether a dot of the picture has been cut away: then it cannot be pointed at either. */
export function isCutAway(dot: Vector3, camera: Camera): boolean {
  for (let i = 0; i < uniforms.cutCount.value; i++) {
    if (dot.y < feet[i]!) continue;
    toBody
      .copy(places[i]!)
      .setY(places[i]!.y + 0.7)
      .sub(camera.position);
    toDot.copy(dot).sub(camera.position);
    const far = toBody.length();
    const along = toDot.dot(toBody) / (far * far);
    if (along <= 0 || along > 1 - NEAR / far) continue;
    if (toDot.addScaledVector(toBody, -along).length() < WIDE * along) return true;
  }
  return false;
}

const VERTEX = `
vCut = mvPosition.xyz;
vCutHeight = (modelMatrix * vec4(transformed, 1.0)).y;
`;

const FRAGMENT = `
for (int i = 0; i < ${MOST}; i++) {
  if (i >= cutCount) break;
  if (vCutHeight < cutFeet[i]) continue;
  vec3 body = cutEyes[i];
  float far = length(body);
  float along = dot(vCut, body) / (far * far);
  if (along <= 0.0 || along > 1.0 - ${NEAR.toFixed(2)} / far) continue;
  float off = length(vCut - along * body) / (${WIDE.toFixed(2)} * along);
  // whole inside, a screen of dots towards the rim
  vec2 cell = mod(floor(gl_FragCoord.xy), 4.0);
  float dots = fract((cell.x * 5.0 + cell.y * 3.0) / 16.0);
  if (off < 0.78 + 0.22 * dots) discard;
}
`;

/** Lets a material be cut away. */
export function cutAway<M extends Material>(material: M): M {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('void main() {', 'varying vec3 vCut;\nvarying float vCutHeight;\nvoid main() {')
      .replace('#include <project_vertex>', `#include <project_vertex>${VERTEX}`);
    shader.fragmentShader = shader.fragmentShader.replace(
      'void main() {',
      `uniform int cutCount;
uniform vec3 cutEyes[${MOST}];
uniform float cutFeet[${MOST}];
varying vec3 vCut;
varying float vCutHeight;
void main() {
${FRAGMENT}`,
    );
  };
  material.customProgramCacheKey = () => 'cut-away';
  return material;
}
