import '../views/style/storefront.css';

/** Every component's rules in one stylesheet: a fragment may bring any of them to any page. */
import.meta.glob('../{views,widgets,app/storefront}/**/*.module.css', { eager: true });
