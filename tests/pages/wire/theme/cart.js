// The cart page: all content comes from the server's own HTML.
(() => {
  const { theme } = window;
  const NOTICES = '.woocommerce-error, .woocommerce-message, .woocommerce-info';

  const showNotices = (notices) => {
    const place = document.querySelector('.woocommerce-notices-wrapper');
    place.replaceChildren(...notices);
  };

  const lift = (html) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const notices = [...page.querySelectorAll(NOTICES)];
    const form = page.querySelector('.woocommerce-cart-form');
    const old = document.querySelector('.woocommerce-cart-form');
    if (form === null || old === null) {
      const whole = page.querySelector(form === null ? '.wc-empty-cart-message' : '.woocommerce-cart-form');
      document.querySelector('.woocommerce').replaceWith(whole.closest('.woocommerce'));
      theme.say(form === null ? 'wc_cart_emptied' : 'updated_wc_div');
    } else {
      old.replaceWith(form);
      document.querySelector('.cart_totals').replaceWith(page.querySelector('.cart_totals'));
      showNotices(notices);
      theme.say('updated_wc_div');
    }
    start();
    return theme.refresh();
  };

  const send = async (form, button) => {
    const fields = Object.fromEntries(new FormData(form));
    const answer = await theme.post(form.action, theme.serialise({ ...fields, [button]: '1' }));
    await lift(await answer.text());
    theme.say('updated_cart_totals');
  };

  const follow = async (link) => {
    const answer = await fetch(link.href);
    await lift(await answer.text());
    theme.say('item_removed_from_classic_cart');
  };

  const tell = (html) => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    showNotices([...holder.children]);
    return !html.includes('woocommerce-error') && !html.includes('is-error');
  };

  const applyCoupon = async () => {
    const { apply_coupon_nonce: security } = window.wc_cart_params;
    const { value } = document.querySelector('#coupon_code');
    const html = await (await theme.call('apply_coupon', { security, coupon_code: value })).text();
    theme.say(tell(html) ? 'applied_coupon' : 'refused_coupon');
    await totals();
  };

  const removeCoupon = async (link) => {
    const { remove_coupon_nonce: security } = window.wc_cart_params;
    const html = await (await theme.call('remove_coupon', { security, coupon: link.dataset.coupon })).text();
    tell(html);
    await totals();
    theme.say('removed_coupon');
  };

  const totals = async () => {
    const html = await (await theme.call('get_cart_totals', {})).text();
    document.querySelector('.cart_totals').outerHTML = html;
    theme.say('updated_cart_totals');
  };

  const calculate = async (form) => {
    const fields = Object.fromEntries(new FormData(form));
    const answer = await theme.post(form.action, theme.serialise({ ...fields, calc_shipping: '1' }));
    await lift(await answer.text());
    theme.say('updated_shipping_method');
  };

  const choose = async ({ name, value }) => {
    const { update_shipping_method_nonce: security } = window.wc_cart_params;
    const html = await (await theme.call('update_shipping_method', { security, [name]: value })).text();
    document.querySelector('.cart_totals').outerHTML = html;
    theme.say('updated_shipping_method');
  };

  const ON_CLICK = {
    '.product-remove > a.remove': follow,
    '.restore-item': follow,
    '.woocommerce-remove-coupon': removeCoupon,
    '[name="apply_coupon"]': applyCoupon,
    '[name="calc_shipping"]': (button) => calculate(button.form),
    '[name="update_cart"]': (button) => send(button.form, 'update_cart'),
  };

  const start = () => {
    const button = document.querySelector('[name="update_cart"]');
    if (button !== null) button.disabled = true;
  };

  document.addEventListener('DOMContentLoaded', start);
  document.addEventListener('input', ({ target }) => {
    if (target.closest('.woocommerce-cart-form .product-quantity') === null) return;
    document.querySelector('[name="update_cart"]').disabled = false;
  });
  document.addEventListener('change', ({ target }) => {
    if (target.matches('input.shipping_method')) choose(target);
  });
  document.addEventListener('click', (event) => {
    if (!document.body.classList.contains('woocommerce-cart')) return;
    for (const [selector, act] of Object.entries(ON_CLICK)) {
      const element = event.target.closest(selector);
      if (element === null) continue;
      event.preventDefault();
      act(element);
      return;
    }
  });
})();
