import type { Words } from '../../words.ts';

export const social = {
  /** Names of networks with share links are in `sharing:networks`. */
  networks: { instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' },
  named: {
    post: '{{network}} post',
    page: '{{network}} page',
    comments: 'Comments on {{network}}',
    button: '{{network}} button',
  },
  namedWith: '{{name}}: {{title}}',
  ask: 'Loading it sends your IP address to {{network}}, which may set cookies. “Always allow” also covers other videos and posts from other sites.',
  once: 'Load once',
  always: 'Always allow',
  open: 'Open on {{network}}',
  loading: 'Loading…',
  failed: '{{network}} isn’t responding. Try again, or open it there.',
  like: 'Like on {{network}}',
  follow: 'Follow on {{network}}',
} satisfies Words;
