import { ClassesScreen } from '../features/classes/classes-screen.tsx';

export default function ClassesPage() {
  return <ClassesScreen />;
}
