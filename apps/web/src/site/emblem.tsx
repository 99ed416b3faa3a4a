/** Three hexes of sand, wood and water. */
export function Emblem({ size }: { readonly size: number }) {
  return (
    <svg className="emblem" viewBox="-50 -46 100 92" width={size} height={size * 0.92} aria-hidden="true">
      <path className="emblem-a" d="M0 -42l17.3 10v20l-17.3 10l-17.3 -10v-20z" />
      <path className="emblem-b" d="M-17.9 -11l17.3 10v20l-17.3 10l-17.3 -10v-20z" transform="translate(0 .6)" />
      <path className="emblem-c" d="M17.9 -11l17.3 10v20l-17.3 10l-17.3 -10v-20z" transform="translate(0 .6)" />
    </svg>
  );
}
