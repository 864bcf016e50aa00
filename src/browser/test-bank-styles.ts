import '../views/style/on-demand/test-bank.css';
