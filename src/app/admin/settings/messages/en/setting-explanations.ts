import type { Words } from '#messages/words.ts';

/** What each setting does, by its key. */
export const settingExplanations = {
  shop: {
    name: 'Shown in the header, in emails and in search results.',
    logo: 'Shown in the header, at checkout, in emails, on invoices, packing slips and shipping labels, in the back office and to search engines. Emails show PNG and JPEG only. PNG or WebP with a transparent background, at least 96 pixels high. Without one the built-in logo is shown.',
    logoOnDark:
      'Shown in the footer and wherever the background is dark, in light colours. Without one the logo above is shown there, too.',
    icon: 'Shown in browser tabs, bookmarks and on home screens. A square image of at least 512 × 512 pixels. Without one the built-in icon is shown.',
    tagline: 'A short sentence shown with the store name.',
    legalName: 'Shown in the footer and on invoices.',
    trn: '15 digits. Shown on tax invoices.',
    licence: 'Trade licence number, shown in the footer. Leave empty to hide it.',
    address: 'Street address on one line, shown in the footer and on invoices.',
    phone: 'Shown in the footer and in emails.',
    socialLinks:
      'Addresses of your profiles on social networks, one per line, shown in the footer. Leave empty to show none.',
    email: 'Shown in the footer. Emails are sent from this address.',
    openGraphImage: 'Shown when a page without its own image is shared.',
    messagesKeptDays: 'Contact form messages are deleted this many days after they were received.',
  },
  catalogue: {
    listingPrefix: 'First part of the sticks URLs: /{word}/{category}/.',
    listingRoot: 'Slug of the category that the URL prefix shows.',
  },
  analytics: {
    enabled: 'Counts visits in this shop: no cookie, no visitor ID, nothing sent to others.',
    googleTag:
      'Google Analytics 4 (G-…) or Google Ads (AW-…). Leave empty to load nothing. Switch off Enhanced measurement in Google Analytics: the shop sends the same events.',
    tagManager:
      'A container (GTM-…), for pages that are not personal: not in the cart, at checkout or in accounts, so that it gets no purchases; the Google tag does. Put the Google tag into it, or set the ID above, not both. Leave empty to load nothing.',
    metaPixel: '10 to 20 digits, from Events Manager. Leave empty to load nothing.',
    consent:
      'Tags load nothing before the visitor agrees, or load for all visitors who did not refuse. Check what the law asks for first.',
    leaveOutStaff: 'Tags load nothing for signed-in staff.',
    consentMonths: 'What visitors allowed, without a name, is deleted after this many months.',
    scrollPercent: 'A page counts as scrolled once this share of it was seen, in percent.',
    gridPageViews: 'Another page or filter of a product grid, shown without a reload, is a page view.',
    keptDays: 'Daily figures are deleted after this many days. Single events are kept for two days at most.',
    sentDays: 'Days until events sent to Google and Meta by the server are deleted.',
  },
  listing: {
    perPage: 'Number of products on a list page. 12 fills rows of 2, 3 and 4.',
    soldOut: 'Position of sold-out products in product lists.',
  },
  product: {
    deliveryPromise: 'Shown beside the add to cart button. The expected delivery day depends on the emirate.',
    returnsPromise:
      'Shown beside the add to cart button of products that are shipped. Leave the title empty to hide it.',
  },
  stock: {
    lowAmount:
      'A product is low in stock at this quantity or below, unless it has its own threshold. 0 = never.',
  },
  gallery: {
    animationPreset: 'How fast product images slide.',
  },
  viewer: { share: 'Show share links and a download in the full-screen image viewer.' },
  reviews: {
    ratingRequired: 'Customers must choose a star rating to submit a review.',
    ratingRequiredText: 'Message shown when a review is submitted without a required rating.',
    approval: 'Reviews wait until staff approve them, or are published immediately.',
    perPage: 'Number of reviews on one page of a product’s reviews.',
  },
  comingSoon: 'Closes the site or the store until it opens. Set on the Coming soon screen.',
  storeNotice:
    'A bar at the top of every page. Visitors who dismissed it see it again when its ID changes. If the ID is empty, it is made from the text.',
  share: { counters: 'Count clicks on share links and show the numbers. No visitor data is stored.' },
  blog: {
    layout: 'How the blog lists its articles.',
  },
  feeds: {
    productName: 'The product feed is at /feeds/{word}.xml. Choose a hard-to-guess name to keep it private.',
    tobacco: 'Include tobacco products in the product feed.',
  },
  search: {
    parameter: 'URL parameter used by the search form. All five are always accepted.',
    sameWords: 'Words that mean the same, separated by commas, one group per line.',
  },
  layout: {
    headerStickyOn: 'Devices on which the header stays visible while scrolling: desktop, tablet, mobile.',
  },
  design: {
    tokens: 'Colours, fonts and shapes that differ from the default design. Changed in the design kit.',
  },
  demo: { seeded: 'Date when the demo data was imported. Empty if it never was.' },
  quantity: {
    ceiling:
      'Limit of the plus button: the field’s own maximum (1000 if it has none), or no limit. Stock limits both.',
    maximum: 'Maximum quantity of one cart line, unless there is no quantity limit.',
  },
  addToCart: {
    siteVariant:
      '“Added” label: “Added” for 2 s, fragments are fetched, errors are silent. Alerts: nonce, fragments from the response, two alerts. Both: label and alerts.',
    flow: 'How the product form, the buttons in product lists and the buttons of the page builder add to the cart. Custom (custom_add_to_cart) sends custom_add_to_cart, with label and alerts; WooCommerce standard sends wc-ajax=add_to_cart, with “View cart”. The attribute data-add-flow of a button takes precedence.',
    errorDisplay: 'Where errors of adding to the cart are shown.',
    redirectAfterAdd:
      'Customers go to the cart after adding, or stay on the page. Buttons that add without a page load as the custom method does always stay.',
  },
  accounts: {
    passwordByLink:
      'By email link: the sign-up form asks for the email only. In the form: it asks for the password too, and the link activates the account in the same browser.',
  },
  cart: {
    reminder: 'Send one abandoned cart email to customers who agreed to it, after this many hours.',
  },
  giftCards: {
    enabled:
      'Gift cards can be bought, pay in cart and checkout, and show their balance. Off: none of it; issued cards keep their balance.',
    validMonths: 'Counted from the day a card is sent. 0: cards never expire. Issued cards keep their date.',
    limits:
      'The highest value of gift cards in one order, and of all that one email address may buy in 24 hours. A card issued by staff is worth at most what one order may buy.',
  },
  subscriptions: {
    enabled:
      'Customers can order products again every few weeks. Off: none is offered and none is ordered; existing subscriptions stay stored.',
    intervals: 'How often a product can be ordered again.',
    classes: 'Which products can be subscribed to. Subscriptions give no discount of their own.',
    noticeDays: 'Email customers this many days before an order, with its prices.',
    retries:
      'How many more times an order that can’t be placed or paid is tried, once a day, before the subscription is paused.',
  },
  wishlist: {
    enabled:
      'Products have hearts, and visitors have a wishlist page. Off: neither; saved lists stay stored.',
    mails:
      'Customers with an account can ask for emails when a saved product gets cheaper or is back in stock. Off: none are sent, and the choice is not shown.',
  },
  fragments: {
    emptyVisit: 'Whether the cart is loaded for visitors who have no stored cart and no cart cookies.',
    storeName: 'Browser storage key of the rendered cart. The language is appended.',
    hashKey: 'Browser storage key of the cart hash. The language is appended.',
    timeoutMs: 'A cart refresh that takes longer counts as failed, in milliseconds.',
  },
  limits: {
    cartPerVisitor:
      'Cart changes a visitor can make per minute before they must wait. Reads have five times this limit. 0 = no limit.',
    cartPerAddress:
      'Cart changes per minute from one IP address, which an office may share. Reads have five times this limit. 0 = no limit.',
  },
  restrictions: {
    minimumAge: 'Minimum age for ordering restricted products; at least 18.',
    askAge: 'Pages that ask visitors for their age. The age is always checked at checkout.',
    ageQuestion: 'Text of the age question. The placeholder age is replaced by the minimum age.',
    warning: 'Health warning shown with tobacco products. A product’s own warning replaces it on its page.',
    deviceWarning: 'Health warning shown with devices when no tobacco is shown with them.',
    promoteTobacco:
      'Allow badges, crossed-out prices, countdowns and discounts on tobacco. Regular and sale prices apply either way.',
    rules:
      'How products are sold by class and emirate. The first matching rule applies; products without a rule are sold normally.',
  },
  orders: {
    outForDeliveryMail:
      'Email the customer when the courier says that the parcel is out for delivery; once per order.',
    refundSentMail: 'Email the customer when staff mark a manual refund as refunded; once per refund.',
    holdMinutes:
      'How long stock is held for an unpaid order, in minutes. Then the order fails and the stock is released.',
    holdTransferMinutes: 'The same for orders on hold that await a bank transfer.',
    guaranteeMonths:
      'Months of guarantee from the day of purchase. Devices that are registered keep the months of the day they were registered.',
    guaranteeExtensionMonths:
      'Months added to the guarantee when a customer registers a device in the account. 0: none.',
    monthlyGoalMinor:
      'Net sales you want to reach in a calendar month, including VAT. Home shows the progress and where the month is heading. 0: no goal.',
    draftDays: 'Draft orders are deleted after this number of days without a change.',
    returnDays: 'Number of days after delivery in which customers can request a return.',
  },
  invoices: {
    series:
      'Prefix of tax invoice numbers, as in INV-2026-000001. A new prefix starts a new number sequence.',
    creditSeries: 'Prefix of credit note numbers. It must differ from the invoice prefix.',
  },
  checkout: {
    termsVersion: 'Version of the terms that customers accept. Saved with each order.',
    privacyVersion: 'Version of the privacy policy that customers accept. Saved with each order.',
    giftWrap:
      'Gift wrap with a message at checkout: its price and how long the message may be (0 for no message).',
  },
  payments: {
    cod: 'Cash on delivery: fee, maximum order amount (0 = no limit), emirates (none = all) and the amount above which staff call to confirm (0 = never).',
    transfer: 'Bank transfer: account details shown to customers. Not offered while they are empty.',
    provider:
      'Provider for cards, wallets and instalments. Test mode takes no money. Stripe takes live payments; its keys are set on the server.',
    card: 'Card payments: minimum and maximum amount (0 = no limit), excluded product classes and devices (none = all).',
    wallet: 'The same for mobile wallets. Wallets don’t accept tobacco.',
    expressPlaces:
      'Where the mobile wallet’s button is shown above the other buttons. Shown only on devices with a wallet and where the wallet can pay; a product template can leave it out.',
    instalments: 'The same for instalments.',
    capture:
      'When authorized payments are captured. Manually: staff capture them in the order. Authorizations of cancelled or failed orders are voided.',
    failuresBeforeWait:
      'Failed payments of one cart or email within an hour before the next must wait. One IP address, which an office may share, has four times this limit.',
  },
  staff: {
    secondFactor: 'All staff must use two-factor authentication, or each staff member decides.',
    newOrderMail:
      'Roles that get an email about new orders. Staff members can change this for themselves under My account.',
    notificationMail:
      'Roles that get an email about failed payments, returns and failed jobs. Staff members can change this for themselves under My account.',
    setupGuide: 'Home shows staff the steps to open the store that are theirs, until all are done.',
  },
} satisfies Words;
