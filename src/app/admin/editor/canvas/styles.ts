import { LOOP_LINK } from './loops/loop-steps.ts';

/**
 * Styles of the canvas in addition to those of the page and of Puck.
 *
 * @param emptyWords the placeholder of an empty list; empty for a read-only page
 */
export const canvasStyles = (emptyWords: string) => `
#frame-root { block-size: auto; }
.canvas-unprinted { padding: 1rem; border: 1px dashed currentColor; opacity: 0.6; text-align: center; }
.canvas-bar { display: flex; align-items: center; gap: 2px; padding: 4px 6px; border-radius: 8px; background: #221c18; color: #fff; font: 500 13px/1.2 system-ui, sans-serif; }
.canvas-bar-name { padding-inline: 6px; white-space: nowrap; }
.canvas-act { display: grid; place-items: center; inline-size: 30px; block-size: 30px; border: 0; border-radius: 6px; background: none; color: inherit; cursor: pointer; }
.canvas-act:hover, .canvas-act:focus-visible { background: rgb(255 255 255 / 18%); }
.canvas-act .admin-icon { inline-size: 18px; block-size: 18px; fill: currentColor; }
[data-puck-dropzone]:empty { display: grid; place-items: center; }
[data-puck-dropzone]:empty::before { content: ${JSON.stringify(emptyWords)}; padding: 1rem; opacity: 0.7; text-align: center; }
/* On the page the first block stands right behind the title. */
article:has(.j-article) + [data-puck-dropzone] > .j-section:first-child:not(.j-sunken) { padding-block-start: 0; }
[inert] { opacity: 0.55; }
#age-question[open] { position: fixed; inset: 0; margin: auto; z-index: 90; opacity: 1; box-shadow: 0 0 0 100vmax rgb(0 0 0 / 45%); }
[data-reveal] { opacity: 1 !important; transform: none !important; }
[data-puck-dragging] [data-puck-dropzone] { position: relative; }
${LOOP_LINK} { pointer-events: auto !important; cursor: pointer; }
[data-text] { cursor: text; -webkit-user-select: text; user-select: text; }
[data-text]:focus { outline: 2px solid #b4481e; outline-offset: 2px; }
`;
