import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/promotions/': {
    about:
      'Discount codes and automatic discounts. Tobacco is never discounted unless the settings allow it.',
    tasks: [
      {
        title: 'Create a discount code',
        text: 'Click [adminPromotions:new], enter the code and the title customers see, choose the discount type and amount, then products, conditions and dates. Turn on [adminPromotions:active] and save.',
      },
      {
        title: 'Discount without a code',
        text: 'Turn on [adminPromotions:automatic]. It applies to every cart that qualifies.',
      },
      {
        title: 'Limit it',
        text: 'Set minimum spend, usage limits, allowed emails, dates, or [adminPromotions:individual].',
      },
      {
        title: 'Check before it starts',
        text: '[adminPromotions:try] fills a cart and says which promotions apply and why others don’t. No order is created.',
      },
      {
        title: 'Stop a promotion',
        text: '[adminPromotions:endNow] ends it; [adminPromotions:duplicate] makes the next one.',
      },
    ],
  },
} satisfies AreaHelp;
