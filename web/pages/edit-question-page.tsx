export { EditQuestionScreen as default } from '../features/questions/edit-question-screen.tsx';
