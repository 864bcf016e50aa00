import '../views/style/storefront.css';
