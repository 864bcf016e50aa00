import { debounce } from '../page/debounce.ts';
import { on } from '../page/on.ts';
import { clampPrice, limitHandle, type PriceRange, toField } from './price-range.ts';

/** Arrow keys change a handle step by step. */
const REST_MS = 250;

type Parts = { slider: HTMLElement; low: HTMLInputElement; high: HTMLInputElement; range: PriceRange };

function partsOf(form: HTMLElement): Parts | null {
  const slider = form.querySelector<HTMLElement>('.price_slider');
  const low = form.querySelector<HTMLInputElement>('input[name="min_price"]');
  const high = form.querySelector<HTMLInputElement>('input[name="max_price"]');
  const amount = form.querySelector<HTMLElement>('.price_slider_amount');
  if (slider === null || low === null || high === null) return null;
  const lowest = Number(low.dataset.min);
  const highest = Number(high.dataset.max);
  return { slider, low, high, range: { lowest, highest, step: Number(amount?.dataset.step ?? 1) } };
}

function handle(which: 'low' | 'high', value: number, { slider, range }: Parts): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'range';
  input.dataset.handle = which;
  input.min = String(range.lowest);
  input.max = String(range.highest);
  input.step = String(range.step);
  input.value = String(value);
  input.setAttribute('aria-label', (which === 'low' ? slider.dataset.lowest : slider.dataset.highest) ?? '');
  return input;
}

function show({ slider, range }: Parts, low: number, high: number): void {
  const whole = range.highest - range.lowest || 1;
  slider.style.setProperty('--low', String((low - range.lowest) / whole));
  slider.style.setProperty('--high', String((high - range.lowest) / whole));
  for (const input of slider.querySelectorAll<HTMLInputElement>('input')) {
    const price = input.dataset.handle === 'low' ? low : high;
    input.value = String(price);
    input.setAttribute('aria-valuetext', `${price} ${slider.dataset.unit ?? ''}`);
  }
}

function fromFields(parts: Parts): { low: number; high: number } {
  const { low, high, range } = parts;
  return {
    low: clampPrice(low.value, range, range.lowest),
    high: clampPrice(high.value, range, range.highest),
  };
}

/** Adds a slider to every price filter without one. */
export function dressPriceFilters(): void {
  for (const form of document.querySelectorAll<HTMLElement>('[data-price-filter]')) {
    const parts = partsOf(form);
    if (parts === null || parts.slider.childElementCount > 0) continue;
    const { low, high } = fromFields(parts);
    parts.slider.append(handle('low', low, parts), handle('high', high, parts));
    show(parts, low, high);
  }
}

function handleMove(moved: HTMLElement): void {
  const form = moved.closest<HTMLElement>('[data-price-filter]');
  const parts = form === null ? null : partsOf(form);
  if (parts === null) return;
  const value = (which: string) =>
    Number(parts.slider.querySelector<HTMLInputElement>(`[data-handle="${which}"]`)?.value);
  const which = moved.dataset.handle === 'low' ? 'low' : 'high';
  const { low, high } = limitHandle(which, value('low'), value('high'));
  parts.low.value = toField(low, parts.range.lowest);
  parts.high.value = toField(high, parts.range.highest);
  show(parts, low, high);
}

/** The price slider: drag or type a price; releasing a handle submits. */
export function startPriceSlider(): void {
  dressPriceFilters();
  on('input', '.price_slider input', handleMove);
  let moved: HTMLElement | null = null;
  const submit = debounce(() => moved?.closest('form')?.requestSubmit(), REST_MS);
  on('change', '.price_slider input', (input) => {
    moved = input;
    submit();
  });
  on('input', '[data-price-filter] .j-input', (field) => {
    const form = field.closest<HTMLElement>('[data-price-filter]');
    const parts = form === null ? null : partsOf(form);
    if (parts === null) return;
    const { low, high } = fromFields(parts);
    show(parts, Math.min(low, high), Math.max(low, high));
  });
  // Empty prices are left out of the URL.
  on('submit', '[data-price-filter]', (form) => {
    for (const input of form.querySelectorAll<HTMLInputElement>('.j-input'))
      input.disabled = input.value.trim() === '';
  });
  addEventListener('pageshow', () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-price-filter] .j-input'))
      input.disabled = false;
  });
}
