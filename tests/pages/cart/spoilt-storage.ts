/** Faults of a browser's storage; each runs in the page before its own scripts. */
export const SPOILT_STORAGE = {
  blocked: () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  corrupt: () => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      return key.startsWith('wc_fragments')
        ? '{"div.widget_shopping_cart_content": 7, "a[": '
        : read.call(this, key);
    };
  },
  'of another kind': () => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      return key.startsWith('wc_fragments')
        ? '{"div.widget_shopping_cart_content": 7}'
        : read.call(this, key);
    };
  },
} as const;
