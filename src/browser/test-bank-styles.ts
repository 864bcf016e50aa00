import '../views/style/test-bank.css';
