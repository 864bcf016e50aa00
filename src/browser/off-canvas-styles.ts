import '../views/style/off-canvas.css';
