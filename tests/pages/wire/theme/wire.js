// A theme's script: it knows the names and markup of the wire and nothing else of this shop.
window.theme = (() => {
  const log = [];

  const cookie = (name) =>
    document.cookie
      .split('; ')
      .find((one) => one.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';

  const serialise = (fields) =>
    Object.entries(fields)
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .join('&');

  const post = (address, body) =>
    fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'x-requested-with': 'XMLHttpRequest',
      },
      body,
    });

  const call = (endpoint, fields) =>
    post(
      window.wc_add_to_cart_params.wc_ajax_url.toString().replace('%%endpoint%%', endpoint),
      serialise(fields),
    );

  const say = (event) => {
    log.push(event);
    document.body.dispatchEvent(new CustomEvent(event));
  };

  const replace = (fragments) => {
    for (const [selector, html] of Object.entries(fragments))
      for (const element of document.querySelectorAll(selector)) element.outerHTML = html;
  };

  const keep = ({ fragments, cart_hash: hash }) => {
    const { cart_hash_key: hashKey, fragment_name: name } = window.wc_cart_fragments_params;
    sessionStorage.setItem(name, JSON.stringify(fragments));
    sessionStorage.setItem(hashKey, hash);
    localStorage.setItem(hashKey, hash);
    if (hash !== '') sessionStorage.setItem('wc_cart_created', String(Date.now()));
  };

  const take = (answer) => {
    replace(answer.fragments);
    keep(answer);
  };

  const refresh = async () => {
    take(await (await call('get_refreshed_fragments', { time: Date.now() })).json());
    say('wc_fragments_refreshed');
  };

  const load = () => {
    const { cart_hash_key: hashKey, fragment_name: name } = window.wc_cart_fragments_params;
    const fragments = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    const isSame = (sessionStorage.getItem(hashKey) ?? '') === cookie('woocommerce_cart_hash');
    if (fragments?.['div.widget_shopping_cart_content'] === undefined || !isSame) return refresh();
    replace(fragments);
    say('wc_fragments_loaded');
  };

  document.addEventListener('DOMContentLoaded', load);
  return { log, cookie, call, post, say, take, refresh, serialise };
})();
