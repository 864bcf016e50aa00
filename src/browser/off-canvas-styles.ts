import '../views/style/on-demand/off-canvas.css';
