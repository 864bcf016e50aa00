import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';

/** How many of a product, before its name: `2 × Cedrane Amber`. In Arabic the number is the rightmost. */
export function LineQuantity({ quantity, isHidden = false }: { quantity: number; isHidden?: boolean }) {
  const { language } = useLanguage();
  return (
    <strong className={join('product-quantity', isHidden && 'j-vh')}>
      <bdi dir={language === 'ar' ? 'rtl' : 'ltr'}>{quantity} ×</bdi>
    </strong>
  );
}
