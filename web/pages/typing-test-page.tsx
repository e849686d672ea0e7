export { TypingTestScreen as default } from '../features/typing-test/typing-test-screen.tsx';
