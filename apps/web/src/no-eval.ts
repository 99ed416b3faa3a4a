import * as z from 'zod/mini';

// The page may run no text as a program: its server says so. Schemas are told before the first of them is made, or they would try.
z.config({ jitless: true });
