/** How Chromium is started, in tests, pictures and benchmarks alike. Three dimensions are drawn in software: no machine of ours has a graphics card. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];
