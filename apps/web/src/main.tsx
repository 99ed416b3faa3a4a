import './no-eval.js';
import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepOnDevice } from './offline/keep.js';
import { Page } from './page.js';
import './page.css';

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);

keepOnDevice();
