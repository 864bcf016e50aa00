import type { Words } from '#messages/words.ts';

/** What each setting does, by its key. */
export const settingExplanations = {
  shop: {
    name: 'Shown in the header, in emails and in search results.',
    tagline: 'A short sentence shown with the store name.',
    legalName: 'Shown in the footer and on invoices.',
    trn: '15 digits. Shown on tax invoices.',
    licence: 'Trade licence number, shown in the footer. Leave empty to hide it.',
    address: 'Street address on one line, shown in the footer and on invoices.',
    phone: 'Shown in the footer and in emails.',
    socialLinks:
      'Addresses of your profiles on social networks, one per line, shown in the footer. Leave empty to show none.',
    email: 'Shown in the footer. Emails are sent from this address.',
    openGraphImage: 'Shown when a page without its own image is shared. A file below /media/.',
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
      'wait = nothing loads before the visitor agrees; always = loads on every page, but for visitors who refused. Check what the law asks for first.',
    leaveOutStaff: 'Tags load nothing for signed-in staff.',
    consentMonths: 'What visitors allowed, without a name, is deleted after this many months.',
    scrollPercent: 'A page counts as scrolled once this share of it was seen, in percent.',
    gridPageViews: 'Another page or filter of a product grid, shown without a reload, is a page view.',
    keptDays: 'Daily figures are deleted after this many days. Single events are kept for two days at most.',
    sentDays: 'What Google and Meta were told of orders by the server is deleted after this many days.',
  },
  listing: {
    perPage: 'Number of products on a list page. 12 fills rows of 2, 3 and 4.',
    soldOut: 'show = in their usual place; last = at the end of the list; hide = not shown.',
  },
  product: {
    deliveryPromise:
      'Shown beside the add to cart button. days = expected delivery day by emirate; plain = a general delivery note; none = nothing.',
    returnsPromise:
      'Shown beside the add to cart button of products that are shipped. Leave the title empty to hide it.',
  },
  stock: {
    lowAmount:
      'A product is low in stock at this quantity or below, unless it has its own threshold. 0 = never.',
  },
  gallery: {
    animationPreset:
      'shop = product images slide in 500 ms; slider = in 600 ms, with 7000 ms per image in a slideshow (there is none).',
  },
  viewer: { share: 'Show share links and a download in the full-screen image viewer.' },
  reviews: {
    ratingRequired: 'Customers must choose a star rating to submit a review.',
    ratingRequiredText: 'Message shown when a review is submitted without a required rating.',
    approval:
      'staff = reviews are published after staff approve them; none = reviews are published immediately.',
    perPage: 'Number of reviews on one page of a product’s reviews.',
  },
  comingSoon: 'Closes the site or the store until it opens. Set on the Coming soon screen.',
  storeNotice:
    'A bar at the top of every page. Visitors who dismissed it see it again when its ID changes. If the ID is empty, it is made from the text.',
  share: { counters: 'Count clicks on share links and show the numbers. No visitor data is stored.' },
  blog: {
    layout: 'cards = a grid of cards; classic = a list with image and excerpt; full = full articles.',
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
      'field = the field’s maximum (1000 if it has none); none = no upper limit for the plus button. Stock limits both.',
    maximum: 'Maximum quantity of one cart line when quantity.ceiling is field.',
  },
  addToCart: {
    siteVariant:
      'label = “Added” for 2 s, fragments are fetched, errors are silent; alerts = nonce, fragments from the response, two alerts; combined = both.',
    flow: 'How each placement adds to the cart. form = the product form; lists = buttons in product lists; custom = buttons placed with the page builder. site = custom_add_to_cart with label and alerts; standard = wc-ajax=add_to_cart with “View cart”. data-add-flow on a button or a parent element takes precedence.',
    errorDisplay:
      'alert = errors are shown in a browser alert; inline = errors are shown in a notice next to the button.',
    redirectAfterAdd:
      'yes = the standard flow and plain forms redirect to the cart after adding; no = customers stay on the page.',
  },
  accounts: {
    passwordByLink:
      'yes = the sign-up form asks for the email only, and the password is set through an emailed link; no = the form asks for the password too, and the link activates the account in the same browser.',
  },
  cart: {
    reminder: 'Send one abandoned cart email to customers who agreed to it, after this many hours.',
  },
  wishlist: {
    enabled:
      'Products have hearts, and visitors have a wishlist page. Off: neither; saved lists stay stored.',
    mails:
      'Customers with an account can ask for emails when a saved product gets cheaper or is back in stock. Off: none are sent, and the choice is not shown.',
  },
  fragments: {
    emptyVisit:
      'fetch = the cart is loaded for visitors without a stored cart; skip = it isn’t loaded when both cart cookies are missing.',
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
    askAge:
      'tobacco = pages with restricted products ask for the age; always = every page asks; off = no page asks. The age is always checked at checkout.',
    ageQuestion: 'Text of the age question. The placeholder age is replaced by restrictions.minimumAge.',
    warning: 'Health warning shown with tobacco products. A product’s own warning replaces it on its page.',
    deviceWarning: 'Health warning shown with devices when no tobacco is shown with them.',
    promoteTobacco:
      'Allow badges, crossed-out prices, countdowns and discounts on tobacco. Regular and sale prices apply either way.',
    rules:
      'How products are sold by class and emirate. The first matching rule applies; products without a rule are sold normally. See docs/restricted-goods.md.',
  },
  orders: {
    outForDeliveryMail:
      'Email the customer when the courier says that the parcel is out for delivery; once per order.',
    holdMinutes:
      'How long stock is held for an unpaid order, in minutes. Then the order fails and the stock is released.',
    holdTransferMinutes: 'The same for orders on hold that await a bank transfer.',
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
      'Gift wrap with a message at checkout: price with VAT in fils, and how many characters the message may have (0 = no message).',
  },
  payments: {
    cod: 'Cash on delivery: fee, maximum order amount (0 = no limit), emirates (none = all) and the amount above which staff call to confirm (0 = never). Amounts in fils.',
    transfer:
      'Bank transfer: account details shown to customers. Not offered while they are empty. orders.holdTransferMinutes sets how long stock is held.',
    provider:
      'Provider for cards, wallets and instalments. none = no online payments; test = built-in test bank that takes no money; stripe = Stripe, with the keys from the environment.',
    card: 'Card payments: minimum and maximum amount in fils (0 = no limit), excluded product classes and devices (none = all).',
    wallet: 'The same for mobile wallets. Wallets don’t accept tobacco.',
    instalments: 'The same for instalments.',
    capture:
      'at-once = payments are captured when authorized; when-packed = payments are authorized at checkout and captured when the order is packed; by-hand = staff capture them (npm run payments -- capture). Authorizations of cancelled or failed orders are voided.',
    failuresBeforeWait:
      'Failed payments of one cart or email within an hour before the next must wait. One IP address, which an office may share, has four times this limit.',
  },
  staff: {
    secondFactor:
      'required = all staff must use two-factor authentication; optional = each staff member decides.',
    newOrderMail:
      'Roles that get an email about new orders. Staff members can change this for themselves under My account.',
    notificationMail:
      'Roles that get an email about failed payments, returns and failed jobs. Staff members can change this for themselves under My account.',
  },
} satisfies Words;
