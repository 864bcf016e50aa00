import '../views/style/on-demand/account.css';
