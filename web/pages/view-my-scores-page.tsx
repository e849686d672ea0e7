import { MyScoresScreen } from '../features/results/my-scores-screen.tsx';
import { HelpLines } from '../features/welfare/public.ts';

export default function ViewMyScoresPage() {
  return <MyScoresScreen helpLines={<HelpLines />} />;
}
