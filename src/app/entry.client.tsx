import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Only apps that send `<Scripts/>` come here; storefront pages do not. */
hydrateRoot(document, <HydratedRouter />);
