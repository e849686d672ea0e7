export { EditQuestionScreen as default } from '../features/questions/edit/edit-question-screen.tsx';
