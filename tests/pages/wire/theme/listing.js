// Buttons of listings, and lines of the mini-cart.
(() => {
  const { theme } = window;

  const add = async (button) => {
    theme.say('adding_to_cart');
    button.classList.add('loading');
    const answer = await (await theme.call('add_to_cart', { ...button.dataset })).json();
    if (answer.error && answer.product_url) {
      window.location.href = answer.product_url;
      return;
    }
    if (window.wc_add_to_cart_params.cart_redirect_after_add === 'yes') {
      window.location.href = window.wc_add_to_cart_params.cart_url;
      return;
    }
    button.classList.replace('loading', 'added');
    if (
      window.wc_add_to_cart_params.is_cart !== '1' &&
      button.parentElement.querySelector('.added_to_cart') === null
    ) {
      const { cart_url: address, i18n_view_cart: words } = window.wc_add_to_cart_params;
      button.insertAdjacentHTML(
        'afterend',
        `<a class="added_to_cart wc-forward" href="${address}">${words}</a>`,
      );
    }
    theme.take(answer);
    theme.say('added_to_cart');
  };

  const remove = async (link) => {
    const answer = await (
      await theme.call('remove_from_cart', { cart_item_key: link.dataset.cart_item_key })
    ).json();
    if (!answer.fragments) {
      window.location.href = link.href;
      return;
    }
    theme.take(answer);
    theme.say('removed_from_cart');
  };

  document.addEventListener('click', (event) => {
    const button = event.target.closest('.add_to_cart_button.ajax_add_to_cart');
    const link = event.target.closest('.remove_from_cart_button');
    if (button?.dataset.product_id === undefined && link === null) return;
    event.preventDefault();
    if (link === null) add(button);
    else remove(link);
  });
})();
