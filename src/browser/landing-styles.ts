import '../views/style/on-demand/landing.css';
