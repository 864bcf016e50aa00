import '../views/style/account.css';
