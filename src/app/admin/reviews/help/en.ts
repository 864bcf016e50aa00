import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/reviews/': {
    about:
      'Reviews that customers wrote about products, oldest pending first. Approved reviews appear on the product page at once and count towards its rating.',
    tasks: [
      {
        title: 'Approve or reject',
        text: 'Use [adminReviews:moves.approved] or [adminReviews:moves.spam] on a review, or select several. Every decision can be undone.',
      },
      {
        title: 'Reply in public',
        text: 'Click [adminReviews:reply]. The reply appears below the review; empty text deletes it.',
      },
      {
        title: 'Remove a photo',
        text: '[adminReviews:removePicture] deletes one image for good; the review stays.',
      },
      {
        title: 'Publish without approval',
        text: 'Change the review approval under [adminSettings:menu.settings] › [adminSettings:groups.customers].',
      },
    ],
  },
} satisfies AreaHelp;
