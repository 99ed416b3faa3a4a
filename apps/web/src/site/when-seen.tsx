import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What is costly to draw waits until somebody comes to see it. */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return seen ? children : <span ref={place} />;
}
