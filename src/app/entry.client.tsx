import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

function hydrate(): void {
  startTransition(() => void hydrateRoot(document, <HydratedRouter />));
}

// Only apps that send `<Scripts/>` come here; storefront pages do not. What the server printed is painted first: a
// task after the next frame begins once it is on the screen. A hidden tab has no frames.
if (document.visibilityState === 'hidden') hydrate();
else requestAnimationFrame(() => setTimeout(hydrate));
