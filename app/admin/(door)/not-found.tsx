export { AdminNotFound as default } from "@/components/admin/admin-not-found";
