import type { CSSProperties } from 'react';
import { DEVICE_MODES } from '#kernel/web/device-mode.ts';
import type { Space } from '../fields/tokens.ts';
import type { ResolvedCommon } from './common-fields.ts';

type Variables = CSSProperties & Record<`--${string}`, string>;

/** `--before-desktop: var(--s-5)` and so on; nothing where no space is chosen. */
function spaces(name: 'before' | 'after', space: ResolvedCommon['spaceBefore']): Variables {
  const chosen = DEVICE_MODES.flatMap((mode): [string, string][] => {
    const token: Space | null = space[mode];
    return token === null ? [] : [[`--${name}-${mode}`, `var(--s-${token})`]];
  });
  return Object.fromEntries(chosen);
}

const listed = (modes: readonly string[]) => (modes.length === 0 ? undefined : modes.join(' '));

/** The attributes of a block's element for its common settings (views/style/components/content/block.css). */
export function blockAttributes(common: ResolvedCommon) {
  const style: Variables = {
    ...spaces('before', common.spaceBefore),
    ...spaces('after', common.spaceAfter),
    ...(common.background === null ? {} : { '--block-ground': `var(--c-${common.background})` }),
  };
  const isStyled = Object.keys(style).length > 0 || common.width === 'text';
  const classes = [
    isStyled ? 'j-block' : '',
    common.width === 'text' ? 'j-block--text' : '',
    common.link.url === '' ? '' : 'j-block--link',
    common.className,
  ];
  return {
    id: common.anchor || undefined,
    className: classes.filter((name) => name !== '').join(' ') || undefined,
    style: Object.keys(style).length > 0 ? style : undefined,
    'data-hide-on': listed(common.hideOn),
    'data-sticky-on': listed(common.stickyOn),
    'data-reveal': common.entrance ? '' : undefined,
  };
}
