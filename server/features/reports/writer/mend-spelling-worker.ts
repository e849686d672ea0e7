import { giveWay } from '../../../threads/give-way.ts';
import { mendSpelling } from './spelling.ts';

giveWay();

export default mendSpelling;
