export { ManageUsersScreen as default } from '../features/accounts/users/manage-users-screen.tsx';
