/** First and last names that go together, and how streets are called, by part of the country. */
interface Region {
  states: readonly string[];
  first: readonly string[];
  last: readonly string[];
  streets: readonly string[];
}

const words = (list: string): string[] => list.trim().split(/\s+/);
const lines = (list: string): string[] => list.split(",").map((line) => line.trim());

const SOUTH: Region = {
  states: ["Tamil Nadu", "Karnataka", "Kerala", "Telangana", "Andhra Pradesh", "Puducherry"],
  first:
    words(`Lakshmi Karthik Divya Arjun Meenakshi Suresh Anitha Vignesh Deepa Prakash Revathi Harish Kavya Naveen
    Swathi Ramesh Nithya Girish Sowmya Vishnu Anjali Mahesh Keerthi Ashwin Padma Srinivas`),
  last: words(
    "Subramanian Nair Reddy Rao Menon Krishnan Gowda Hegde Pillai Naidu Shetty Murthy Varma Kurup Raman",
  ),
  streets: lines(
    "4th Cross Road, Temple Street, Gandhi Nagar, Lake View Layout, Anna Salai, Church Road, Market Road",
  ),
};

const WEST: Region = {
  states: ["Maharashtra", "Gujarat", "Goa", "Rajasthan", "Madhya Pradesh"],
  first:
    words(`Snehal Rohan Pooja Amit Mitali Jignesh Hetal Nilesh Pallavi Sagar Komal Devendra Riya Kunal Shreya
    Yash Ketaki Hardik Manali Chirag Vaishali Omkar Bhavna Tejas`),
  last: words(
    "Patil Shah Deshpande Joshi Mehta Kulkarni Desai Pawar Rathore Trivedi Fernandes Solanki Gokhale Jain",
  ),
  streets: lines(
    "Shivaji Road, Linking Road, M G Road, Station Road, Nehru Chowk, Hill View Society, Old Mill Lane",
  ),
};

const NORTH: Region = {
  states: ["Delhi", "Haryana", "Punjab", "Uttar Pradesh", "Uttarakhand", "Himachal Pradesh", "Chandigarh"],
  first:
    words(`Aman Neha Rahul Simran Vikas Priyanka Gurpreet Shivani Mohit Ananya Harpreet Tanvi Rajat Pankaj Isha
    Deepak Jasleen Saurabh Nidhi Imran Zoya Abhishek Ruchi`),
  last: words(
    "Sharma Singh Gupta Kaur Mishra Bansal Chauhan Tiwari Sethi Saxena Malhotra Khan Rawat Arora Dubey",
  ),
  streets: lines("Sector 12, Model Town, Civil Lines, Rajendra Nagar, Mall Road, Green Park, Ashok Vihar"),
};

const EAST: Region = {
  states: ["West Bengal", "Odisha", "Bihar", "Jharkhand", "Assam", "Meghalaya", "Tripura", "Chhattisgarh"],
  first:
    words(`Sourav Moumita Debashis Payel Subhajit Rituparna Bikash Sanjukta Pritam Jyoti Manoj Smita Anirban
    Madhumita Rakesh Barsha Himanshu Nandini Kaushik Ipsita`),
  last: words(
    "Chatterjee Banerjee Das Mohanty Sinha Borah Mukherjee Panda Ghosh Kumari Saikia Sahu Dutta Oraon",
  ),
  streets: lines(
    "Lake Town, College Road, Station Bazaar, Park Street, Rabindra Sarani, Kali Bari Road, Hill Road",
  ),
};

export const REGIONS: readonly Region[] = [SOUTH, SOUTH, WEST, WEST, NORTH, NORTH, EAST];
