import '../views/style/on-demand/purchase.css';
