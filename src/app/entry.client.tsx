import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

function hydrate(): void {
  startTransition(() => void hydrateRoot(document, <HydratedRouter />));
}

// Only apps that send `<Scripts/>` come here; storefront pages do not. Hydration starts in a task after the next
// frame, so that the page of the server is painted first. A hidden tab gets no frames.
if (document.visibilityState === 'hidden') hydrate();
else requestAnimationFrame(() => setTimeout(hydrate));
