export { pack } from '../anteater';
