export { QuestionManagerScreen as default } from '../features/questions/question-manager-screen.tsx';
